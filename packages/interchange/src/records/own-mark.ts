// What our own files say at their top.

export const OWN_FORMAT = 'oversleep';
export const OWN_VERSION = 1;

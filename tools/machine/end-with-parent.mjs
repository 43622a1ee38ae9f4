// Loaded first into a program that must not outlive the one that started it: the channel between them closes however that one ends.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

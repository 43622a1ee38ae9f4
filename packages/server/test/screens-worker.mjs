// A thread that answers at once, or never if the picture is longer than a hundred bytes.
export default (task) =>
  task.bytes?.length > 100
    ? new Promise(() => {})
    : { edition: task.edition, language: null, creatures: [], problems: ['read'] };

#!/usr/bin/env node
// `npm create our-story our-wedding` does what `our-story new our-wedding` does.
if (process.argv.length < 3) {
  // The help of `our-story new` would name a command that is not installed.
  console.error('Name your new folder, too, for example: npm create our-story our-wedding');
  process.exit(1);
}
process.argv.splice(2, 0, 'new');
await import('our-story/commands/run.mjs');

#!/usr/bin/env node
// `npm create our-story our-wedding` does what `our-story new our-wedding` does.
process.argv.splice(2, 0, 'new');
await import('our-story/commands/run.mjs');

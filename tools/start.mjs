// Only what an old Node can read may stand here, so that it gets to print the line below.
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    'Nearbite needs Node 20.19 or newer, and this is ' +
      process.version +
      ': install a current one from https://nodejs.org and start again.',
  );
  process.exitCode = 1;
} else {
  import('./launch.mjs');
}

// Loaded before a server: whoever started it may ask for the CPU time it has used, and it does not outlive them.
process.on('message', message => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

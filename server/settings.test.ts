import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('is port 3000 of the loopback interface by default, and a process for each core', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      workers: availableParallelism(),
      accessLog: true,
      grace: 20_000,
    };
    expect(readSettings({})).toEqual(defaults);
    const empty = { PORT: '', HOST: '', WORKERS: '', ACCESS_LOG: '', SHUTDOWN_GRACE: '' };
    expect(readSettings(empty)).toEqual(defaults);
  });

  it('reads each of them', () => {
    const all = { PORT: '0', HOST: '0.0.0.0', WORKERS: '3', ACCESS_LOG: 'off', SHUTDOWN_GRACE: '0' };
    expect(readSettings(all)).toEqual({
      port: 0,
      host: '0.0.0.0',
      workers: 3,
      accessLog: false,
      grace: 0,
    });
    expect(readSettings({ PORT: '65535' }).port).toBe(65_535);
  });

  it.each(['65536', '-1', '80.5', '0x50', '3000 ', 'http', '1e3'])('rejects the port "%s"', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(`PORT is "${port}", which is not a port.`);
  });

  it.each(['0', '-1', '257', 'auto', '1.5'])('rejects %s as a number of processes', (workers) => {
    expect(() => readSettings({ WORKERS: workers })).toThrow(
      `WORKERS is "${workers}", which isn't a number of processes. Set one from 1 to 256, as in: WORKERS=2 npm run serve`,
    );
  });

  it.each(['ON', 'true', '0', 'file.log'])('rejects the log "%s"', (accessLog) => {
    expect(() => readSettings({ ACCESS_LOG: accessLog })).toThrow(
      `ACCESS_LOG is "${accessLog}". Set it to "on" or "off", as in: ACCESS_LOG=off npm run serve`,
    );
  });

  it.each(['-1', '20s', '3601', '0.5'])('rejects a grace of %s', (grace) => {
    expect(() => readSettings({ SHUTDOWN_GRACE: grace })).toThrow(
      `SHUTDOWN_GRACE is "${grace}". Set whole seconds from 0 to 3600, as in: SHUTDOWN_GRACE=30 npm run serve`,
    );
  });
});

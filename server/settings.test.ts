import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('is port 3000 of the loopback interface by default', () => {
    expect(readSettings({})).toEqual({ port: 3000, host: '127.0.0.1' });
    expect(readSettings({ PORT: '', HOST: '' })).toEqual({ port: 3000, host: '127.0.0.1' });
  });

  it('reads PORT and HOST', () => {
    expect(readSettings({ PORT: '0', HOST: '0.0.0.0' })).toEqual({ port: 0, host: '0.0.0.0' });
    expect(readSettings({ PORT: '65535' }).port).toBe(65_535);
  });

  it.each(['65536', '-1', '80.5', '0x50', '3000 ', 'http', '1e3'])('rejects the port "%s"', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(`PORT is "${port}", which is not a port.`);
  });
});

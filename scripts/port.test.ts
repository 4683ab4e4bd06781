import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { portTaken, requireFreePort, wantedPort } from './port.mjs';

describe('wantedPort', () => {
  it('is 4173 unless PORT says otherwise', () => {
    expect(wantedPort({})).toBe(4173);
    expect(wantedPort({ PORT: '' })).toBe(4173);
    expect(wantedPort({ PORT: '8080' })).toBe(8080);
  });

  it.each(['no', '-1', '80.5', '65536', '0x50'])('refuses %s', (PORT) => {
    expect(() => wantedPort({ PORT })).toThrow('whole number');
  });
});

describe('portTaken', () => {
  it('never advises a port that there is not', () => {
    expect(portTaken(65535).message).toContain('PORT=65534 npm start');
  });
});

describe('requireFreePort', () => {
  it('refuses a port in use and says what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(requireFreePort(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
    await new Promise((resolve) => other.close(resolve));
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });
});

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { refuseTakenPorts } from './port.ts'

test('a taken port is refused by the setting that names it', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port: taken } = holder.address() as AddressInfo
  const [host, metricsHost, free] = ['127.0.0.1', '127.0.0.1', await freePort()]
  await expect(refuseTakenPorts({ host, port: taken, metricsHost, metricsPort: undefined })).rejects.toThrow(
    `The port 127.0.0.1:${taken} is taken by another program. Stop that one, or set PORT to a free port.`,
  )
  await expect(refuseTakenPorts({ host, port: free, metricsHost, metricsPort: taken })).rejects.toThrow(
    `The port 127.0.0.1:${taken} is taken by another program. Stop that one, or set METRICS_PORT to a free port.`,
  )
  await expect(refuseTakenPorts({ host, port: free, metricsHost: '192.0.2.1', metricsPort: taken })).rejects.toThrow(
    'METRICS_HOST names 192.0.2.1, which is no address of this machine. Set METRICS_HOST to one',
  )
  holder.close()
})

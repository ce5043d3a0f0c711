import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { createSandbox } from '../src/sandbox.ts'
import { readSettings } from '../src/settings.ts'

export const SHOP = 'http://shop.test'

/** Starts a sandbox on a free port, with short delays and otherwise the default settings. */
export const startSandbox = async (environment: NodeJS.ProcessEnv = {}) => {
  const settings = readSettings({
    SELVEDGE_MODE: 'development',
    PAYMENT_SANDBOX_SHOP_ORIGINS: SHOP,
    PAYMENT_SANDBOX_SLOW_MS: '1000',
    ...environment,
  })
  if ('problem' in settings) throw new Error(settings.problem)
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  const sandbox = createSandbox({ settings, log, retryMs: [20, 20, 20] })
  const server = serve({ fetch: sandbox.app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    port,
    settings,
    sandbox,
    /** The log so far. */
    logged: () => lines.join(''),
    fault: async (fault: Record<string, unknown>) => {
      const response = await fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify(fault) })
      if (!response.ok) throw new Error(await response.text())
    },
    console: async (reference: string) => {
      const response = await fetch(`${url}/console.json?reference=${encodeURIComponent(reference)}`)
      return (await response.json()) as {
        payments: Record<string, unknown>[]
        totals: Record<string, unknown>[]
      }
    },
    stop: async () => {
      sandbox.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>

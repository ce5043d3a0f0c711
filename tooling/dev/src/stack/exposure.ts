import { isLoopback } from '@selvedge/service'
import { StartupError } from './startupError.ts'

/** Which services other machines can reach, and whether the installation is in development mode. */
export type Exposure = {
  /**
   * Whether mailbox, payment sandbox and simulated providers may run without being listed in `ACCEPT_IN_PRODUCTION`.
   */
  readonly isDevelopment: boolean
  /** The values of `ACCEPT_IN_PRODUCTION`, which name what the operator accepts in production. */
  readonly accepted: readonly string[]
  /** Whether other machines reach identity or the sandbox, so that their mailbox and console require a key. */
  readonly needsKey: boolean
}

const doors = [
  ['IDENTITY_HOST', 'IDENTITY_URL'],
  ['PAYMENT_SANDBOX_HOST', 'PAYMENT_SANDBOX_PUBLIC_URL'],
] as const

const isReachable = (host: string | undefined, url: string | undefined): boolean =>
  (Boolean(host) && !isLoopback(host ?? '')) ||
  (Boolean(url) && !isLoopback(URL.parse(url ?? '')?.hostname ?? ''))

const readMode = ({ SELVEDGE_MODE: mode, NODE_ENV }: NodeJS.ProcessEnv): 'development' | 'production' => {
  if (mode === 'development' || mode === 'production') return mode
  if (mode) throw new StartupError(`SELVEDGE_MODE is "${mode}". Set it to development or production.`)
  return NODE_ENV === 'production' ? 'production' : 'development'
}

/**
 * Reads the mode of the installation; without a mode it is development, unless `NODE_ENV` is `production`.
 */
export const readExposure = (environment: NodeJS.ProcessEnv): Exposure => {
  const isDevelopment = readMode(environment) === 'development'
  return {
    isDevelopment,
    accepted: (environment.ACCEPT_IN_PRODUCTION ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
    needsKey: !isDevelopment || doors.some(([host, url]) => isReachable(environment[host], environment[url])),
  }
}

/** The URL at which this machine reaches a service that listens on `host`. */
export const addressOf = (host: string | undefined, port: number): string =>
  !host || isLoopback(host) || ['0.0.0.0', '::'].includes(host)
    ? `http://localhost:${port}`
    : `http://${host.includes(':') ? `[${host}]` : host}:${port}`

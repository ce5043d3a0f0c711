import { isLoopback } from '@selvedge/service'
import type { Settings } from './settings.ts'

type Checked = Pick<
  Settings,
  'SELVEDGE_MODE' | 'IDENTITY_HOST' | 'publicUrl' | 'MAILBOX' | 'IDME_STAND_IN' | 'DEVELOPMENT_KEY'
>

/** Whether other machines reach this service: directly, or through a proxy at its public address. */
const isReachable = ({ IDENTITY_HOST, publicUrl }: Checked): boolean =>
  !isLoopback(IDENTITY_HOST) || !isLoopback(new URL(publicUrl).hostname)

/** The key that mailbox, simulated providers and metrics require; `undefined` when only this machine reaches them. */
export const developmentKey = (settings: Checked): string | undefined =>
  settings.SELVEDGE_MODE === 'production' || isReachable(settings) ? settings.DEVELOPMENT_KEY : undefined

/** Returns one line when other machines would reach the mailbox or a simulated provider without a key. */
export const developmentKeyProblem = (settings: Checked): string | undefined => {
  const { SELVEDGE_MODE: mode, MAILBOX, IDME_STAND_IN, DEVELOPMENT_KEY } = settings
  const hasDoor = mode === 'development' || MAILBOX === 'on' || IDME_STAND_IN === 'on'
  const isExposed = mode === 'production' || isReachable(settings)
  return hasDoor && isExposed && !DEVELOPMENT_KEY
    ? 'DEVELOPMENT_KEY is missing: other machines could open mailbox, stand-ins and metrics. Set it to a random text of at least 16 characters.'
    : undefined
}

type Access = { readonly isOpen: boolean; readonly key: string | undefined }

/** Whether `/metrics` exists, and its key: in development the key of the mailbox, else a separate key. */
export const metricsAccess = (settings: Checked & Pick<Settings, 'METRICS_KEY'>): Access =>
  settings.SELVEDGE_MODE === 'development'
    ? { isOpen: true, key: settings.METRICS_KEY ?? developmentKey(settings) }
    : { isOpen: settings.METRICS_KEY !== undefined, key: settings.METRICS_KEY }

/**
 * Whether the operator's pages exist, and the key of their login. Without `OPERATOR_KEY` they exist in development mode only,
 * while no other machine reaches this service.
 */
export const operatorAccess = (settings: Checked & Pick<Settings, 'OPERATOR_KEY'>): Access => ({
  isOpen:
    settings.OPERATOR_KEY !== undefined ||
    (settings.SELVEDGE_MODE === 'development' && !isReachable(settings)),
  key: settings.OPERATOR_KEY,
})

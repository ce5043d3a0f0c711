import type { TokenProblem } from './tokens.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Maps an error of the auth host by its `error` code (platform sheet §1). */
export const tokenProblem = (status: number, body: unknown): TokenProblem => {
  const error = isRecord(body) && typeof body.error === 'string' ? body.error : ''
  const message =
    isRecord(body) && typeof body.message === 'string'
      ? body.message
      : `The token service responded with status ${status}.`
  if (status >= 500 || error === '') return { kind: 'network', message }
  if (error === 'invalid_customer_account_credentials' || error === 'invalid_client')
    return { kind: 'credentials', message }
  if (error === 'invalid_grant') return { kind: 'grant', message }
  return { kind: 'refused', code: error, message }
}

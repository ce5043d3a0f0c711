/** The container of the configurations of sites. */
export const SITES = 'site-config'

type Fields = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

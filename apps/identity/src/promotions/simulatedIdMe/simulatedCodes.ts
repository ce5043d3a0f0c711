import { randomUUID } from 'node:crypto'

/** Milliseconds in which a code can be exchanged for a token. */
const CODE_LIFE_MS = 5 * 60_000

type IssuedCode = { readonly token: string; readonly redirectUri: string; readonly until: number }

/** The one-time codes of the simulated page, in memory. After a restart the person verifies again. */
export const createSimulatedCodes = (now: () => number = Date.now) => {
  const codes = new Map<string, IssuedCode>()
  return {
    issue: (token: string, redirectUri: string): string => {
      for (const [code, { until }] of codes) if (until < now()) codes.delete(code)
      const code = randomUUID()
      codes.set(code, { token, redirectUri, until: now() + CODE_LIFE_MS })
      return code
    },
    /** Returns the token of a code once, for the URL to which the code was sent. */
    redeem: (code: string, redirectUri: string): string | undefined => {
      const issued = codes.get(code)
      codes.delete(code)
      return issued && issued.until >= now() && issued.redirectUri === redirectUri ? issued.token : undefined
    },
  }
}

export type SimulatedCodes = ReturnType<typeof createSimulatedCodes>

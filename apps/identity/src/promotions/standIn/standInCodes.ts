import { randomUUID } from 'node:crypto'

/** Milliseconds in which a code can be turned into a token. */
const CODE_LIFE_MS = 5 * 60_000

type Given = { readonly token: string; readonly redirectUri: string; readonly until: number }

/** The one-time codes of the stand-in's page. They live as long as the process: who loses one verifies again. */
export const createStandInCodes = (now: () => number = Date.now) => {
  const codes = new Map<string, Given>()
  return {
    give: (token: string, redirectUri: string): string => {
      for (const [code, { until }] of codes) if (until < now()) codes.delete(code)
      const code = randomUUID()
      codes.set(code, { token, redirectUri, until: now() + CODE_LIFE_MS })
      return code
    },
    /** The token of a code, once, for the address that the code was sent to. */
    take: (code: string, redirectUri: string): string | undefined => {
      const given = codes.get(code)
      codes.delete(code)
      return given && given.until >= now() && given.redirectUri === redirectUri ? given.token : undefined
    },
  }
}

export type StandInCodes = ReturnType<typeof createStandInCodes>

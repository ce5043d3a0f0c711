import * as v from 'valibot'
import type { Handovers } from '../../handovers/createHandovers.ts'

const IssuedCode = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string(), redirectUri: v.string() }))

/**
 * The one-time codes of the simulated page. They are stored with the handovers, because the shop may redeem a code at
 * another process than the one that issued it.
 */
export const createSimulatedCodes = (handovers: Handovers) => ({
  issue: (token: string, redirectUri: string): Promise<string> =>
    handovers.store(JSON.stringify({ token, redirectUri })),
  /** Returns the token of a code once, for the URL to which the code was sent. */
  redeem: async (code: string, redirectUri: string): Promise<string | undefined> => {
    const issued = v.safeParse(IssuedCode, await handovers.redeem(code))
    return issued.success && issued.output.redirectUri === redirectUri ? issued.output.token : undefined
  },
})

export type SimulatedCodes = ReturnType<typeof createSimulatedCodes>

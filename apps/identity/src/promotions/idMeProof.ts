import * as v from 'valibot'
import type { ProofProvider } from './proofOfGroup.ts'

const Attributes = v.object({
  attributes: v.array(v.object({ handle: v.string(), value: v.nullish(v.string()) })),
  status: v.array(v.object({ group: v.string(), verified: v.boolean() })),
})

/** ID.me: reads who the token's person is and which groups were verified. */
export const idMeProof =
  (apiUrl: string, fetch: typeof globalThis.fetch): ProofProvider =>
  async (accessToken) => {
    const response = await fetch(`${apiUrl.replace(/\/+$/, '')}/api/public/v3/attributes.json`, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status === 401 || response.status === 403) return undefined
    if (!response.ok) throw new Error(`The provider of group proofs answered ${response.status}.`)
    const answer = v.safeParse(Attributes, await response.json())
    if (!answer.success) throw new Error('The provider of group proofs gave an answer of another shape.')
    const person = answer.output.attributes.find(({ handle }) => handle === 'uuid')?.value
    const groups = answer.output.status.filter(({ verified }) => verified).map(({ group }) => group)
    return person ? { person: `idme:${person}`, groups } : undefined
  }

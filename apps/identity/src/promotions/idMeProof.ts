import * as v from 'valibot'
import type { ProofProvider } from './proofOfGroup.ts'

const Attributes = v.object({
  attributes: v.array(v.object({ handle: v.string(), value: v.nullish(v.string()) })),
  status: v.array(v.object({ group: v.string(), verified: v.boolean() })),
})

/** Reads the owner of an ID.me token and their verified groups. */
export const idMeProof =
  (apiUrl: string, fetch: typeof globalThis.fetch): ProofProvider =>
  async (accessToken) => {
    const response = await fetch(`${apiUrl.replace(/\/+$/, '')}/api/public/v3/attributes.json`, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status === 401 || response.status === 403) return undefined
    if (!response.ok) throw new Error(`The provider of group proofs returned ${response.status}.`)
    const body = v.safeParse(Attributes, await response.json())
    if (!body.success) throw new Error('The provider of group proofs returned a malformed response.')
    const person = body.output.attributes.find(({ handle }) => handle === 'uuid')?.value
    const groups = body.output.status.filter(({ verified }) => verified).map(({ group }) => group)
    return person ? { person: `idme:${person}`, groups } : undefined
  }

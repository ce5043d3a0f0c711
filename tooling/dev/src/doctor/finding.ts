/** Something about an installation's settings that its operator has to know. */
export type Finding = {
  /** `unfit`: the setting is not suitable for a public shop. `note`: the operator should consider it. */
  readonly kind: 'unfit' | 'note'
  /** Begins with the name of the setting to change. */
  readonly line: string
  /** Whether the finding stops a start in production. */
  readonly stopsStart?: true
}

/** A setting that is not suitable for a public shop. */
export const unfit = (line: string): Finding => ({ kind: 'unfit', line })

/** Something that the operator should consider. */
export const note = (line: string): Finding => ({ kind: 'note', line })

/** A setting that a service refuses when it starts. The line does not contain the value, which may be a secret. */
export const refused = (name: string, reason: string): Finding => ({
  ...unfit(`${name} is invalid: ${reason}.`),
  stopsStart: true,
})

/**
 * A finding that stops a production start, unless `ACCEPT_IN_PRODUCTION` contains `accept`; then the finding is a note.
 */
export const acceptable = (line: string, accept: string, accepted: readonly string[]): Finding =>
  accepted.includes(accept)
    ? note(`${line} (accepted by ACCEPT_IN_PRODUCTION).`)
    : { ...unfit(`${line}, or accept this with ACCEPT_IN_PRODUCTION=${accept}.`), stopsStart: true }

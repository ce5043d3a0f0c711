import type { Caller } from './caller.ts'
import { platformError } from './platformError.ts'

/** Throws insufficient_scope unless the caller has one of the permissions or `manage_project`. */
export const requireScope = (caller: Caller, ...anyOf: readonly string[]): void => {
  if (caller.permissions.has('manage_project') || anyOf.some((name) => caller.permissions.has(name))) return
  throw platformError({
    code: 'insufficient_scope',
    message: `Insufficient scope. One of the following scopes is missing: ${anyOf.join(', ')}.`,
  })
}

export type Identity = { readonly customerId: string } | { readonly anonymousId: string }

/** The shopper of a `me` field. Throws InvalidOperation for a service token. */
export const identityOf = (caller: Caller): Identity => {
  if (caller.customerId !== undefined) return { customerId: caller.customerId }
  if (caller.anonymousId !== undefined) return { anonymousId: caller.anonymousId }
  throw platformError({
    code: 'InvalidOperation',
    message: "The field 'me' needs a token of the password or the anonymous flow.",
  })
}

type Owned = { readonly customerId?: string; readonly anonymousId?: string }

/** Whether a cart, order or payment belongs to the shopper. Callers treat other resources as missing. */
export const isOwnedBy = (resource: Owned, identity: Identity): boolean =>
  'customerId' in identity
    ? resource.customerId === identity.customerId
    : resource.customerId === undefined && resource.anonymousId === identity.anonymousId

import { type FetcherWithComponents, useFetcher } from '@remix-run/react'
import type { ReactNode, RefObject } from 'react'
import { usePaths } from '../frame/useShop.ts'
import type { CartChange } from './cartChange.server.ts'
import type { CartRefusal, CartResult } from './cartResult.ts'

/** The part of a change that is known before the shopper types: the intent and the fields with fixed values. */
type KnownFields<Change = CartChange> = Change extends { readonly intent: infer Intent }
  ? { readonly intent: Intent } & { readonly [Field in Exclude<keyof Change, 'intent'>]?: string }
  : never

export type CartFetcher = FetcherWithComponents<CartResult>

/** A fetcher for changes of one subject (a line, the codes, the gift): a later change replaces an earlier one. */
export const useCartFetcher = (subject: string): CartFetcher =>
  useFetcher<CartResult>({ key: `cart ${subject}` })

/** The change that a fetcher is submitting, until the page has been updated with its result. */
export const pendingChange = ({ formData }: Pick<CartFetcher, 'formData'>) => {
  const intent = formData?.get('intent') as CartChange['intent'] | null | undefined
  if (!formData || !intent) return undefined
  return {
    intent,
    lineItemId: String(formData.get('lineItemId') ?? ''),
    quantity: Number(formData.get('quantity')),
  }
}

/** Returns a function that submits a change of the cart without a form. */
export const useSubmitChange = (fetcher: Pick<CartFetcher, 'submit'>) => {
  const action = usePaths().cart()
  return (change: KnownFields) => fetcher.submit({ ...change }, { method: 'post', action })
}

/** Why a fetcher's last change failed, until the next submit. */
export const refusalOf = ({ state, data }: Pick<CartFetcher, 'state' | 'data'>): CartRefusal | undefined =>
  state !== 'submitting' && data?.kind === 'refused' ? data : undefined

type CartFormProps = {
  readonly fetcher: Pick<CartFetcher, 'Form'>
  /** The intent and the fields with fixed values. Omit `intent` when the form has several buttons, which set it. */
  readonly change: KnownFields | Omit<KnownFields, 'intent'>
  readonly form?: RefObject<HTMLFormElement>
  /** Turns off the browser's validation, because the fields show their own errors. */
  readonly noValidate?: boolean
  readonly children: ReactNode
}

/**
 * A form that changes the cart: before hydration it posts to the cart page, after hydration it stays on the current
 * page.
 */
export const CartForm = ({ fetcher: { Form }, change, form, noValidate, children }: CartFormProps) => (
  <Form ref={form} method="post" action={usePaths().cart()} noValidate={noValidate}>
    {Object.entries(change).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
)

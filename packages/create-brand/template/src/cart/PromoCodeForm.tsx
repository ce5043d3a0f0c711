import { couponEvent } from '@selvedge/cart-domain'
import { promoCodeHints } from '@selvedge/cart-domain/messages'
import type { Cart } from '@selvedge/commerce-client'
import type { CartChangeProblem } from '@selvedge/commerce-client/changes'
import { useCartMutation } from '@selvedge/commerce-client/react'
import { Chip, Hidden, PromoCode, Stack, TextLink } from '@selvedge/ui-kit'
import { type FormEvent, useRef, useState } from 'react'
import { useSession, useShop } from '../ShopProvider'
import { problemMessage } from './cartMessage'
import { applyCode, codesOf, removeCode } from './promoCode'

const { STOREFRONT_URL } = import.meta.env

/** Closes the field. The focus stays in the form, at the control that opens the field again. */
const closeField = (form: HTMLFormElement): void => {
  form.reset()
  if (form.contains(document.activeElement)) form.querySelector('summary')?.focus()
  form.querySelector('details')?.removeAttribute('open')
}

type State = { readonly notice?: string; readonly problem?: CartChangeProblem; readonly code?: string }

/** The message about a refused code; for a code without effect with links to the login and the terms. */
const Refusal = ({ problem }: { readonly problem: CartChangeProblem }) => {
  const { signedIn } = useSession()
  const hints = promoCodeHints(problem.kind === 'code-not-applicable' ? problem.kind : 'unexpected', {
    isGuest: !signedIn,
  })
  return (
    <span>
      {problemMessage(problem)}
      {hints.includes('login') ? (
        <>
          {' '}
          <TextLink href="/login">Log in to use codes of your account.</TextLink>
        </>
      ) : null}
      {hints.includes('terms') ? (
        <>
          {' '}
          <TextLink href={`${STOREFRONT_URL}/help/promotions`}>Terms of promo codes</TextLink>
        </>
      ) : null}
    </span>
  )
}

/** Applies and removes promo codes. */
export const PromoCodeForm = ({ cart }: { readonly cart: Cart }) => {
  const { track } = useShop()
  const { change, pending } = useCartMutation()
  const [state, setState] = useState<State>({})
  const form = useRef<HTMLFormElement>(null)

  const apply = async (submitted: HTMLFormElement) => {
    const code = String(new FormData(submitted).get('code') ?? '').trim()
    if (code === '') return setState({ problem: { kind: 'code-unknown' } })
    const applied = await applyCode(change, cart, code)
    if (!applied.ok) return setState({ problem: applied.problem, code })
    track(couponEvent('apply_coupon', applied.value, code))
    closeField(submitted)
    setState({ notice: `The code ${code} is applied.` })
  }
  const remove = async ({ id, code }: { readonly id: string; readonly code: string }) => {
    // The pressed button disappears at once, and the focus with it.
    form.current?.querySelector('summary')?.focus()
    const removed = await removeCode(change, cart, id)
    if (!removed.ok) return setState({ problem: removed.problem })
    track(couponEvent('remove_coupon', removed.value, code))
    setState({ notice: `The code ${code} is removed.` })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A button that shows that it loads can still be pressed.
    if (!pending) void apply(event.currentTarget)
  }

  const codes = codesOf(cart)
  return (
    <Stack gap="s">
      <form ref={form} onSubmit={submit} noValidate>
        <PromoCode
          label="Add a promo code"
          fieldLabel="Promo code"
          name="code"
          id="promo-code"
          submit="Apply"
          loading={pending}
          value={state.code}
          error={state.problem ? <Refusal problem={state.problem} /> : undefined}
          applied={
            codes.length > 0
              ? codes.map(({ id, code }) => (
                  <Chip
                    key={id}
                    removeLabel={`Remove the code ${code}`}
                    onRemove={() => remove({ id, code })}
                  >
                    {code}
                  </Chip>
                ))
              : undefined
          }
        />
      </form>
      <Hidden when="visually">
        <span role="status">{state.notice}</span>
      </Hidden>
    </Stack>
  )
}

import { useLocation } from '@remix-run/react'
import { CheckoutFooter } from '@selvedge/ui-kit/Footer'
import { CartLink } from '@selvedge/ui-kit/Header'
import { LockIcon } from '@selvedge/ui-kit/Icon'
import { Inline } from '@selvedge/ui-kit/Inline'
import { BackLink, type CheckoutStepItem, StepHeader } from '@selvedge/ui-kit/StepHeader'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import { siteName } from '../../i18n/siteName.ts'
import { m } from '../../paraglide/messages.js'
import { useCheckoutStep } from '../checkout/shared/useCheckoutStep.ts'
import type { FrameKind } from './frameOf.ts'
import { ShopFooter, SiteBanner } from './ShopFrame.tsx'
import { usePaths, useShop } from './useShop.ts'

type Position = 'cart' | 'shipping' | 'billing' | 'review'
const order: readonly Position[] = ['cart', 'shipping', 'billing', 'review']

/**
 * The frame with the steps of the checkout in its header (spec §2). On the cart it has the banner and a back link, on
 * the review a link to edit the cart, and on the success page only the logo. For visitors of a brand's own site, the links
 * back lead there.
 */
export const CheckoutFrame = ({
  kind,
  children,
}: {
  readonly kind: Exclude<FrameKind, 'shop'>
  readonly children: ReactNode
}) => {
  const shop = useShop()
  const paths = usePaths()
  const { pathname } = useLocation()
  const { open, reachable } = useCheckoutStep()
  const position: Position = kind === 'cart' ? 'cart' : open
  const at = order.indexOf(position)
  const count = shop?.cartCount ?? 0
  const back = shop?.back
  const stateOf = (index: number): CheckoutStepItem['state'] =>
    index < at ? 'done' : index === at ? 'current' : 'todo'
  const step = (index: number, label: string, href: string | undefined): CheckoutStepItem => ({
    label,
    state: stateOf(index),
    ...(href ? { href } : {}),
  })
  const shipping = at > 1 ? paths.editCheckout('shipping') : paths.checkout()
  const steps: CheckoutStepItem[] = [
    step(0, m.cart_short(), paths.cart()),
    // Step 1 can be opened only with items in the cart (spec §2).
    step(1, `1 ${m.step_shipping()}`, count > 0 ? shipping : undefined),
    step(
      2,
      `2 ${m.step_payment()}`,
      reachable.includes('billing') ? paths.editCheckout('billing') : undefined,
    ),
    step(3, `3 ${m.step_review()}`, reachable.includes('review') ? paths.checkoutStep('review') : undefined),
  ]
  const next = [m.step_shipping(), m.step_payment(), m.step_review()][at]
  return (
    <>
      {/* The key replaces the whole header with each step, so that nothing in it moves to a new place. */}
      <StepHeader
        key={`head ${kind} ${position}`}
        home={{ name: shop?.site.name ?? siteName(), href: paths.home(), logo: shop?.site.logo }}
        banner={kind === 'cart' ? <SiteBanner /> : undefined}
        steps={
          kind === 'success'
            ? undefined
            : { label: m.steps_label(), items: steps, ...(next ? { next: m.step_next({ step: next }) } : {}) }
        }
      >
        {kind === 'cart' ? (
          <>
            <BackLink
              href={back?.href ?? paths.home()}
              label={back?.label ?? m.back_to_shopping()}
              short={m.back_to_shopping_short()}
            />
            <CartLink
              label={m.cart_with_count({ count })}
              text={m.cart_short()}
              href={paths.cart()}
              count={count}
              current={pathname === paths.cart()}
            />
          </>
        ) : null}
        {kind === 'checkout' && position === 'review' ? (
          <TextLink href={paths.cart()}>{m.edit_cart()}</TextLink>
        ) : null}
        {kind === 'checkout' && position !== 'review' ? (
          <Inline gap="xs" align="center" wrap="no">
            <LockIcon size={16} />
            <Text as="span" size="small" tone="muted">
              {m.secure_checkout()}
            </Text>
          </Inline>
        ) : null}
      </StepHeader>
      <main key={kind} id="content" tabIndex={-1}>
        {children}
      </main>
      {kind === 'cart' ? (
        <ShopFooter />
      ) : (
        <CheckoutFooter
          key={`foot ${kind} ${position}`}
          legal={[...(back ? [back] : []), { label: m.cookie_choices(), href: paths.cookieChoices() }]}
        >
          <Text size="small" as="span">
            {m.checkout_footer()}
          </Text>
        </CheckoutFooter>
      )}
    </>
  )
}

import { useCart } from '@selvedge/commerce-client/react'
import { CartLink, ColorModeSwitch, Container, Footer, SkipLink, StepHeader } from '@selvedge/ui-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePath } from '../router'
import { shopName } from '../settings'
import { AccountLink } from '../visitor/AccountLink'
import { Consent } from './Consent'
import { useOfflineMessage } from './useOfflineMessage'

const { STOREFRONT_URL } = import.meta.env

/** Moves the focus to a new page, so that screen readers begin with it. */
const usePageFocus = (path: string) => {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path) main.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])
  return main
}

/** What is on every page: header, footer and the question about analytics. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const path = usePath()
  const main = usePageFocus(path)
  useOfflineMessage()
  const { cart } = useCart()
  const count = cart?.totalLineItemQuantity ?? 0
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <StepHeader home={{ name: shopName, href: '/' }}>
        <AccountLink />
        <CartLink
          label={count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`}
          href="/cart"
          count={count}
          current={path === '/cart'}
        />
      </StepHeader>
      <main id="main" ref={main} tabIndex={-1}>
        <Container>{children}</Container>
      </main>
      <Footer
        name={shopName}
        motto="Printed to order"
        about="Every piece is printed when you order it."
        groups={[
          {
            title: 'Help',
            links: [
              { label: 'Delivery', href: `${STOREFRONT_URL}/help/delivery` },
              { label: 'Returns', href: `${STOREFRONT_URL}/help/returns` },
              { label: 'Privacy', href: `${STOREFRONT_URL}/help/privacy` },
            ],
          },
        ]}
        copyright={`© ${new Date().getFullYear()} ${shopName}`}
        legal={[]}
      >
        <ColorModeSwitch label="Dark mode" />
      </Footer>
      <Consent />
    </>
  )
}

import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { footerSmall, footerSmallRow } from './Footer.css.ts'
import type { FooterLink } from './FooterGroup.tsx'
import { LegalLinks } from './LegalLinks.tsx'

/** The props of `CheckoutFooter`. */
export interface CheckoutFooterProps {
  /** For example "45 days to return. Printed to order.". */
  readonly children: ReactNode
  readonly legal: readonly FooterLink[]
}

/** The footer of the checkout. */
export const CheckoutFooter = ({ children, legal }: CheckoutFooterProps) => (
  <footer className={footerSmall}>
    <Container>
      <div className={footerSmallRow}>
        <span>{children}</span>
        <LegalLinks links={legal} />
      </div>
    </Container>
  </footer>
)

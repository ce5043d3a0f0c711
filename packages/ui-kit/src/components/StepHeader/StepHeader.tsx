import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Logo, type LogoImages } from '../Logo/Logo.tsx'
import { type CheckoutStepItem, CheckoutStepList } from './CheckoutStepList.tsx'
import { nextStep, stepHeader, stepHeaderAside, stepHeaderBar, stepHeaderRow } from './StepHeader.css.ts'

/** The props of `StepHeader`. */
export interface StepHeaderProps {
  readonly home: { readonly name: string; readonly href: string; readonly logo?: LogoImages | undefined }
  /** A `BrandBanner`, only on the cart page. */
  readonly banner?: ReactNode
  /** Omit it on the success page. */
  readonly steps?:
    | {
        readonly label: string
        readonly items: readonly CheckoutStepItem[]
        readonly next?: string | undefined
      }
    | undefined
  /** A `BackLink`, a link to the cart, or a `CartLink`. */
  readonly children?: ReactNode
}

/** The header of the cart, the checkout and the success page: logo, steps and a link back. */
export const StepHeader = ({ home, banner, steps, children }: StepHeaderProps) => (
  <header className={stepHeader}>
    {banner}
    <Container>
      <div className={stepHeaderBar}>
        <Logo href={home.href} images={home.logo}>
          {home.name}
        </Logo>
        {steps ? (
          <div className={stepHeaderRow}>
            <CheckoutStepList label={steps.label} items={steps.items} />
            {steps.next ? <span className={nextStep}>{steps.next}</span> : null}
          </div>
        ) : (
          <span />
        )}
        <div className={stepHeaderAside}>{children}</div>
        <span hidden />
      </div>
    </Container>
  </header>
)

import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { aside, bar, header, next as nextClass, stepsRow } from './StepHeader.css.ts'
import { type Step, Steps } from './Steps.tsx'

/** The props of `StepHeader`. */
export interface StepHeaderProps {
  readonly home: { readonly name: string; readonly href: string }
  /** A `BrandBanner`, only on the cart page. */
  readonly banner?: ReactNode
  /** Omit it on the success page. */
  readonly steps?:
    | { readonly label: string; readonly items: readonly Step[]; readonly next?: string | undefined }
    | undefined
  /** A `BackLink`, a link to the cart, or a `CartLink`. */
  readonly children?: ReactNode
}

/** The header of the cart, the checkout and the success page: logo, steps and a link back. */
export const StepHeader = ({ home, banner, steps, children }: StepHeaderProps) => (
  <header className={header}>
    {banner}
    <Container>
      <div className={bar}>
        <Logo href={home.href}>{home.name}</Logo>
        {steps ? (
          <div className={stepsRow}>
            <Steps label={steps.label} items={steps.items} />
            {steps.next ? <span className={nextClass}>{steps.next}</span> : null}
          </div>
        ) : (
          <span />
        )}
        <div className={aside}>{children}</div>
      </div>
    </Container>
  </header>
)

import type { ReactNode } from 'react'
import { Container } from '../Container/Container.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { aside, bar, header, next as nextClass, way } from './StepHeader.css.ts'
import { type Step, Steps } from './Steps.tsx'

export interface StepHeaderProps {
  readonly home: { readonly name: string; readonly href: string }
  /** A `BrandBanner`, on the cart only. */
  readonly banner?: ReactNode
  /** Left out on the success page: the logo alone. */
  readonly steps?:
    | { readonly label: string; readonly items: readonly Step[]; readonly next?: string | undefined }
    | undefined
  /** Back to shopping, edit cart, or a word about safety; a `CartLink`. */
  readonly children?: ReactNode
}

/** The head of cart, checkout and success: logo, steps as dots, one way back. */
export const StepHeader = ({ home, banner, steps, children }: StepHeaderProps) => (
  <header className={header}>
    {banner}
    <Container>
      <div className={bar}>
        <Logo href={home.href}>{home.name}</Logo>
        {steps ? (
          <div className={way}>
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

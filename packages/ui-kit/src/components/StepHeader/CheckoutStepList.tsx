import { dotsBrandFill } from '../Dots/Dots.css.ts'
import { Link } from '../Link/Link.tsx'
import * as css from './StepHeader.css.ts'

/** A step of a checkout. */
export interface CheckoutStepItem {
  /** "Cart", "1 Shipping" */
  readonly label: string
  readonly state: 'done' | 'current' | 'todo'
  /** The URL of the step, if the step can be visited. */
  readonly href?: string | undefined
}

/** The props of `CheckoutStepList`. */
export interface CheckoutStepListProps {
  readonly label: string
  readonly items: readonly CheckoutStepItem[]
}

const fills = [
  dotsBrandFill.dot1,
  dotsBrandFill.dot2,
  dotsBrandFill.dot3,
  dotsBrandFill.dot4,
  dotsBrandFill.dot5,
]

/** The steps of a checkout as dots; the current one has a ring. */
export const CheckoutStepList = ({ label, items }: CheckoutStepListProps) => (
  <ol className={css.stepList} aria-label={label}>
    {items.map((step, index) => {
      const fill = fills[index % 5] ?? ''
      const content = (
        <>
          <svg className={css.stepDot} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            {step.state === 'current' ? (
              <>
                <circle className={fill} cx="6" cy="6" r="10.5" />
                <circle className={css.stepRingGap} cx="6" cy="6" r="9" />
              </>
            ) : null}
            {step.state === 'todo' ? (
              <circle className={css.stepRing} cx="6" cy="6" r="5.25" />
            ) : (
              <circle className={fill} cx="6" cy="6" r="6" />
            )}
          </svg>
          <span className={css.stepLabel}>{step.label}</span>
        </>
      )
      return (
        <li
          key={step.label}
          className={css.stepItem}
          data-done={step.state === 'done' || undefined}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          {step.href === undefined ? (
            <span className={css.stepMark}>{content}</span>
          ) : (
            <Link className={css.stepMark} href={step.href} aria-label={step.label}>
              {content}
            </Link>
          )}
        </li>
      )
    })}
  </ol>
)

import { brandFill } from '../Dots/Dots.css.ts'
import { Link } from '../Link/Link.tsx'
import * as css from './StepHeader.css.ts'

/** A step of a checkout. */
export interface Step {
  /** "Cart", "1 Shipping" */
  readonly label: string
  readonly state: 'done' | 'current' | 'todo'
  /** The address of the step, if it can be visited. */
  readonly href?: string | undefined
}

/** The props of `Steps`. */
export interface StepsProps {
  readonly label: string
  readonly items: readonly Step[]
}

const fills = [brandFill.dot1, brandFill.dot2, brandFill.dot3, brandFill.dot4, brandFill.dot5]

/** The steps of a checkout as dots; the current one has a ring. */
export const Steps = ({ label, items }: StepsProps) => (
  <ol className={css.steps} aria-label={label}>
    {items.map((step, index) => {
      const fill = fills[index % 5] ?? ''
      const content = (
        <>
          <svg className={css.dot} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            {step.state === 'current' ? (
              <>
                <circle className={fill} cx="6" cy="6" r="10.5" />
                <circle className={css.gap} cx="6" cy="6" r="9" />
              </>
            ) : null}
            {step.state === 'todo' ? (
              <circle className={css.ring} cx="6" cy="6" r="5.25" />
            ) : (
              <circle className={fill} cx="6" cy="6" r="6" />
            )}
          </svg>
          <span className={css.label}>{step.label}</span>
        </>
      )
      return (
        <li
          key={step.label}
          className={css.step}
          data-done={step.state === 'done' || undefined}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          {step.href === undefined ? (
            <span className={css.mark}>{content}</span>
          ) : (
            <Link className={css.mark} href={step.href} aria-label={step.label}>
              {content}
            </Link>
          )}
        </li>
      )
    })}
  </ol>
)

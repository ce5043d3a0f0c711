import { Children, type ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import * as css from './Invitation.css.ts'
import type { invitationTones } from './Invitation.variants.ts'

/** The props of `Invitation`. */
export interface InvitationProps {
  /** `plus`: the strong panel. `trade`: the quiet one. */
  readonly tone: (typeof invitationTones)[number]
  readonly title: ReactNode
  readonly text: ReactNode
  /** A `Button`: tone `panel` on plus, `secondary` on trade. */
  readonly action: ReactNode
  /** The fabric along the side: an `Image` with ratio `fill`. */
  readonly side?: ReactNode
  /** Up to five pinked swatches: `Image`s with ratio `fill`. */
  readonly swatches?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
}

/** An invitation to join: Plus or trade. */
export const Invitation = ({
  tone,
  title,
  text,
  action,
  side,
  swatches,
  headingLevel = 2,
}: InvitationProps) => (
  <section className={css.invitationToneStyles[tone]}>
    <div className={css.invitationTitle}>
      <Heading level={headingLevel} size="panel">
        {title}
      </Heading>
    </div>
    <p className={`${css.invitationText} ${css.invitationTextToneStyles[tone]}`}>{text}</p>
    {swatches ? (
      <div className={css.invitationSwatches}>
        {Children.map(swatches, (swatch) => (
          <div className={css.invitationSwatch}>
            <Swatch size="fill" cut="pinked">
              {swatch}
            </Swatch>
          </div>
        ))}
      </div>
    ) : null}
    <div className={css.invitationAction}>{action}</div>
    {side ? (
      <div className={css.invitationSide} data-side="">
        {side}
      </div>
    ) : null}
  </section>
)

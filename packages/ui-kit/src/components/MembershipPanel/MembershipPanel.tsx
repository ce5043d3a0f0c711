import { Children, type ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import * as css from './MembershipPanel.css.ts'
import type { membershipPanelTones } from './MembershipPanel.variants.ts'

/** The props of `MembershipPanel`. */
export interface MembershipPanelProps {
  /** `plus`: the strong panel. `trade`: the quiet one. */
  readonly tone: (typeof membershipPanelTones)[number]
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

/** A panel that invites shoppers to join a membership: Plus or trade. */
export const MembershipPanel = ({
  tone,
  title,
  text,
  action,
  side,
  swatches,
  headingLevel = 2,
}: MembershipPanelProps) => (
  <section className={css.membershipPanelToneStyles[tone]}>
    <div className={css.membershipPanelTitle}>
      <Heading level={headingLevel} size="panel">
        {title}
      </Heading>
    </div>
    <p className={`${css.membershipPanelText} ${css.membershipPanelTextToneStyles[tone]}`}>{text}</p>
    {swatches ? (
      <div className={css.membershipPanelSwatches}>
        {Children.map(swatches, (swatch) => (
          <div className={css.membershipPanelSwatch}>
            <Swatch size="fill" cut="pinked">
              {swatch}
            </Swatch>
          </div>
        ))}
      </div>
    ) : null}
    <div className={css.membershipPanelAction}>{action}</div>
    {side ? (
      <div className={css.membershipPanelSide} data-side="">
        {side}
      </div>
    ) : null}
  </section>
)

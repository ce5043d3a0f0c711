import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import * as css from './DeliveryPanel.css.ts'

export interface DeliveryPanelProps {
  /** "Order #SV-20418, 3 items" */
  readonly order: ReactNode
  /** "Track it" */
  readonly action?: ReactNode
  /** "Arriving Monday, November 30" */
  readonly title: ReactNode
  /** A `Picture` with ratio `fill`. */
  readonly picture: ReactNode
  /** A `Timeline`. */
  readonly timeline: ReactNode
  readonly parcel?:
    | readonly { readonly name: string; readonly detail: ReactNode; readonly picture: ReactNode }[]
    | undefined
}

/** The next delivery: when it comes, how far it is, what is in it. */
export const DeliveryPanel = ({ order, action, title, picture, timeline, parcel }: DeliveryPanelProps) => (
  <section className={css.panel}>
    <div className={css.picture}>
      <div className={css.fill}>{picture}</div>
    </div>
    <div className={css.words}>
      <div className={css.top}>
        <span>{order}</span>
        {action}
      </div>
      <Heading level={2}>{title}</Heading>
      <div className={css.timeline}>{timeline}</div>
      {parcel ? (
        <ul className={css.parcel}>
          {parcel.map((piece) => (
            <li key={piece.name} className={css.piece}>
              <Swatch size="s">{piece.picture}</Swatch>
              <span>
                <span className={css.name}>{piece.name}</span>
                {piece.detail}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  </section>
)

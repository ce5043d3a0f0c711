import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import * as css from './DeliveryPanel.css.ts'

/** The props of `DeliveryPanel`. */
export interface DeliveryPanelProps {
  /** For example "Order #SV-20418, 3 items". */
  readonly order: ReactNode
  /** For example "Track it". */
  readonly action?: ReactNode
  /** For example "Arriving Monday, November 30". */
  readonly title: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly image: ReactNode
  /** A `Timeline`. */
  readonly timeline: ReactNode
  readonly parcel?:
    | readonly { readonly name: string; readonly detail: ReactNode; readonly image: ReactNode }[]
    | undefined
}

/** The next delivery: its date, its progress and its contents. */
export const DeliveryPanel = ({ order, action, title, image, timeline, parcel }: DeliveryPanelProps) => (
  <section className={css.deliveryPanel}>
    <div className={css.deliveryPanelImage}>
      <div className={css.deliveryPanelFill}>{image}</div>
    </div>
    <div className={css.deliveryPanelContent}>
      <div className={css.deliveryPanelTop}>
        <span>{order}</span>
        {action}
      </div>
      <Heading level={2}>{title}</Heading>
      <div className={css.deliveryPanelTimeline}>{timeline}</div>
      {parcel ? (
        <ul className={css.deliveryPanelParcel}>
          {parcel.map((piece) => (
            <li key={piece.name} className={css.deliveryPanelPiece}>
              <Swatch size="s">{piece.image}</Swatch>
              <span>
                <span className={css.deliveryPanelName}>{piece.name}</span>
                <bdi>{piece.detail}</bdi>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  </section>
)

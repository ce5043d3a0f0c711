import type { ReactNode } from 'react'
import { Dots } from '../Dots/Dots.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as css from './ArtistHeader.css.ts'

/** A number about an artist, such as the year of the first design. */
export interface ArtistFact {
  readonly term: string
  readonly value: ReactNode
}

/** The props of `ArtistHeader`. */
export interface ArtistHeaderProps {
  readonly name: string
  /** For example "Artist, Lagos". */
  readonly place?: ReactNode
  /** The first sentence, in display type. */
  readonly lead?: ReactNode
  readonly text?: ReactNode
  readonly facts?: readonly ArtistFact[] | undefined
  /** Five colours of the artist's designs. */
  readonly colors?: readonly string[] | undefined
  /** A control below the text, such as a `Button` to follow the artist. */
  readonly action?: ReactNode
  /** An `Image` with ratio `fill`. */
  readonly portrait?: ReactNode
}

/** The top of an artist's page: portrait, name, a few sentences and numbers. */
export const ArtistHeader = ({
  name,
  place,
  lead,
  text,
  facts = [],
  colors,
  action,
  portrait,
}: ArtistHeaderProps) => (
  <div className={css.artistHeader}>
    {portrait ? <div className={css.artistPortrait}>{portrait}</div> : null}
    <div className={css.artistText}>
      {place ? <Text tone="muted">{place}</Text> : null}
      <Heading level={1} size="category">
        {name}
      </Heading>
      <Dots size="title" colors={colors} />
      {lead ? <p className={css.artistLead}>{lead}</p> : null}
      {text ? (
        <div className={css.artistMore}>
          <Text tone="muted">{text}</Text>
        </div>
      ) : null}
      {action}
      {facts.length > 0 ? (
        <dl className={css.artistFacts}>
          {facts.map((fact) => (
            <div key={fact.term} className={css.artistFact}>
              <dt>
                <Text size="small" tone="muted" as="span">
                  {fact.term}
                </Text>
              </dt>
              <dd className={css.artistFactValue}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  </div>
)

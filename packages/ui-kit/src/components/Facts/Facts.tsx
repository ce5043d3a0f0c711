import { Fragment, type ReactNode } from 'react'
import { facts, factsLineTerm, factsTerm, factsValue } from './Facts.css.ts'
import type { factsLayouts } from './Facts.variants.ts'

/** A term and its value. */
export interface Fact {
  readonly term: string
  readonly value: ReactNode
}

/** The props of `Facts`. */
export interface FactsProps {
  readonly items: readonly Fact[]
  /** `line`: inside a line item, where phones show only the values. */
  readonly layout?: (typeof factsLayouts)[number] | undefined
}

/** A list of terms and values. */
export const Facts = ({ items, layout = 'table' }: FactsProps) => (
  <dl className={facts[layout]}>
    {items.map((fact) => (
      <Fragment key={fact.term}>
        <dt className={layout === 'line' ? `${factsTerm} ${factsLineTerm}` : factsTerm}>{fact.term}</dt>
        <dd className={factsValue}>{fact.value}</dd>
      </Fragment>
    ))}
  </dl>
)

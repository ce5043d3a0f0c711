import { Fragment, type ReactNode } from 'react'
import { facts, lineTerm, term } from './Facts.css.ts'

export interface Fact {
  readonly term: string
  readonly value: ReactNode
}

export interface FactsProps {
  readonly items: readonly Fact[]
  /** `line`: inside a cart line; on phones only the values are seen. */
  readonly layout?: 'table' | 'line' | undefined
}

/** Pairs of a term and its value. */
export const Facts = ({ items, layout = 'table' }: FactsProps) => (
  <dl className={facts[layout]}>
    {items.map((fact) => (
      <Fragment key={fact.term}>
        <dt className={layout === 'line' ? `${term} ${lineTerm}` : term}>{fact.term}</dt>
        <dd>{fact.value}</dd>
      </Fragment>
    ))}
  </dl>
)

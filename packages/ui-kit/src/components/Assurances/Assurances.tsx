import type { ReactNode } from 'react'
import { Dots } from '../Dots/Dots.tsx'
import { row, text, title } from './Assurances.css.ts'

/** A benefit: title, one sentence and the colours of its dots. */
export interface Assurance {
  readonly title: string
  readonly text: ReactNode
  readonly colors?: readonly string[] | undefined
}

/** Three benefits in a row, each with its dots above. */
export const Assurances = ({ items }: { readonly items: readonly Assurance[] }) => (
  <ul className={row}>
    {items.map((item) => (
      <li key={item.title}>
        <Dots colors={item.colors} />
        <p className={title}>{item.title}</p>
        <p className={text}>{item.text}</p>
      </li>
    ))}
  </ul>
)

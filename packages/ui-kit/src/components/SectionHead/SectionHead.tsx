import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { aside, head, title as titleClass } from './SectionHead.css.ts'
import type { sectionHeadSizes } from './SectionHead.variants.ts'

/** The props of `SectionHead`. */
export interface SectionHeadProps {
  readonly title: ReactNode
  readonly id?: string | undefined
  readonly level?: 1 | 2 | 3 | undefined
  readonly size?: (typeof sectionHeadSizes)[number] | undefined
  /** One sentence beside the title, instead of an action. */
  readonly text?: ReactNode
  /** A link beside the title. */
  readonly action?: ReactNode
}

/** The heading of a section, with a text or a link beside it. */
export const SectionHead = ({ title, id, level = 2, size = 'section', text, action }: SectionHeadProps) => (
  <div className={head}>
    <div className={titleClass}>
      <Heading level={level} size={size} id={id}>
        {title}
      </Heading>
    </div>
    {text === undefined ? null : (
      <div className={aside}>
        <Text tone="muted">{text}</Text>
      </div>
    )}
    {action}
  </div>
)

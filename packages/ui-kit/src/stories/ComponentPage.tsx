import {
  ArgTypes,
  Description,
  DocsContext,
  Markdown,
  Source,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { docsTable } from '../../.storybook/canvas.css.ts'
import { splitCode, splitExample } from './docsText.ts'
import type { Guide } from './guide.ts'

const isGuide = (value: unknown): value is Guide =>
  typeof value === 'object' && value !== null && 'instead' in value

/** A text of a guide, in which names of props are code. */
const GuideText = ({ text }: { readonly text: string }) =>
  splitCode(text).map((part) =>
    part.isCode ? <code key={part.text}>{part.text}</code> : <Fragment key={part.text}>{part.text}</Fragment>,
  )

const commentOf = (component: unknown): string => {
  const { __docgenInfo: info } = Object(component) as {
    readonly __docgenInfo?: { readonly description?: string }
  }
  return info?.description ?? ''
}

/** The docs page of a component: description, alternatives, do and don't, props, stories. */
export const ComponentPage = () => {
  const { parameters, component, argTypes } = useContext(DocsContext).storyById()
  const guide: unknown = parameters.guide
  const { description, example } = splitExample(commentOf(component))
  return (
    <>
      <Title />
      <Subtitle />
      {example === undefined ? (
        <Description />
      ) : (
        <>
          <Markdown>{description}</Markdown>
          <Source code={example} language="tsx" />
        </>
      )}
      {isGuide(guide) ? (
        <>
          <h2>When to use another</h2>
          <ul>
            {guide.instead.map(({ use, when }) => (
              <li key={use}>
                Use <strong>{use}</strong> instead when <GuideText text={when} />.
              </li>
            ))}
          </ul>
          <h2>Do and don’t</h2>
          <ul>
            <li>
              <strong>Do:</strong> <GuideText text={guide.do} />
            </li>
            <li>
              <strong>Don’t:</strong> <GuideText text={guide.dont} />
            </li>
          </ul>
          <h2>Props</h2>
          {Object.keys(argTypes).length === 0 ? (
            <p>It has no props.</p>
          ) : (
            <div className={docsTable}>
              <ArgTypes />
            </div>
          )}
        </>
      ) : null}
      <Stories title="States" />
    </>
  )
}

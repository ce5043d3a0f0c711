import { ArgTypes, Description, DocsContext, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Guide } from './guide.ts'

const isGuide = (value: unknown): value is Guide =>
  typeof value === 'object' && value !== null && 'instead' in value

/** The docs page of a component: description, alternatives, do and don't, props, stories. */
export const ComponentPage = () => {
  const { parameters } = useContext(DocsContext).storyById()
  const guide: unknown = parameters.guide
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isGuide(guide) ? (
        <>
          <h2>When to use another</h2>
          <ul>
            {guide.instead.map(({ use, when }) => (
              <li key={use}>
                Use <strong>{use}</strong> instead when {when}.
              </li>
            ))}
          </ul>
          <h2>Do and don’t</h2>
          <ul>
            <li>
              <strong>Do:</strong> {guide.do}
            </li>
            <li>
              <strong>Don’t:</strong> {guide.dont}
            </li>
          </ul>
          <h2>Props</h2>
          <ArgTypes />
        </>
      ) : null}
      <Stories title="States" />
    </>
  )
}

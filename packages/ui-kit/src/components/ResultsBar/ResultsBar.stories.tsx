import type { Meta } from '@storybook/react-vite'
import { Chip, FilterBar, FilterLink, ResultsBar, SortSelect } from '../../index.ts'

export default { title: 'Shells/ResultsBar' } satisfies Meta

export const Wide = {
  render: () => (
    <ResultsBar
      count="4,105 designs"
      chips={
        <Chip removeHref="#x" removeLabel="Remove Floral">
          Floral
        </Chip>
      }
      sort={
        <SortSelect label="Sort by" name="sort">
          <option>Featured</option>
        </SortSelect>
      }
    />
  ),
}

export const Narrow = {
  render: () => (
    <FilterBar
      filter={<FilterLink href="#filter">Filter (3)</FilterLink>}
      sort={
        <SortSelect label="Sort:" name="sort-narrow">
          <option>Featured</option>
        </SortSelect>
      }
    />
  ),
}

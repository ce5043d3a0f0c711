import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/tables/catalogue.ts', './src/db/tables/people.ts', './src/db/tables/sales.ts'],
  out: './drizzle',
})

export * from './tables/catalogue.ts'
export * from './tables/people.ts'
export * from './tables/sales.ts'

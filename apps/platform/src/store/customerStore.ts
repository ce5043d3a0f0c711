import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database.ts'
import { customers } from '../db/schema.ts'
import { duplicateField } from '../graphql/platformError.ts'
import type { Customer } from '../model/customer.ts'
import { resourceStore } from './resourceStore.ts'
import { violatedConstraint } from './uniqueViolation.ts'

const duplicateError = (constraint: string, customer: Customer): Error => {
  if (constraint === 'customers_key') return duplicateField('key', customer.key)
  if (constraint === 'customers_number') return duplicateField('customerNumber', customer.customerNumber)
  return duplicateField(
    'email',
    customer.email,
    'There is already an existing customer with the provided email.',
  )
}

export const lowercase = (email: string): string => email.trim().toLowerCase()

/** Stores customers. The password's hash is not part of the document. */
export const customerStore = {
  ...resourceStore<Customer>(
    'customer',
    customers,
    (customer) => ({ key: customer.key ?? null, lowercaseEmail: lowercase(customer.email) }),
    duplicateError,
  ),

  create: async (db: Connection, customer: Customer, passwordHash: string): Promise<Customer> => {
    const { id, version, createdAt, lastModifiedAt } = customer
    const row = { id, version, createdAt, lastModifiedAt, doc: customer, passwordHash }
    try {
      await db
        .insert(customers)
        .values({ ...row, key: customer.key ?? null, lowercaseEmail: lowercase(customer.email) })
    } catch (error) {
      const constraint = violatedConstraint(error)
      throw constraint === undefined ? error : duplicateError(constraint, customer)
    }
    return customer
  },

  /** Finds a customer by email, ignoring case. The result includes the hash of the password. */
  findByEmail: async (db: Connection, email: string) => {
    const [row] = await db
      .select()
      .from(customers)
      .where(eq(customers.lowercaseEmail, lowercase(email)))
    return row && { customer: row.doc, passwordHash: row.passwordHash }
  },

  passwordHashOf: async (db: Connection, id: string): Promise<string | undefined> => {
    const [row] = await db
      .select({ hash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, id))
    return row?.hash
  },

  setPassword: async (db: Connection, id: string, passwordHash: string): Promise<void> => {
    await db.update(customers).set({ passwordHash }).where(eq(customers.id, id))
  },
}

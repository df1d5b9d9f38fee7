import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- --name add_x` writes the next file from the tables; read it and complete it by hand. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/tables.ts',
  out: './migrations',
})

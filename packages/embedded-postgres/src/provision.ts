import { withConnection } from './connection.ts';

/** The application's role and database. Each step is looked for first, so a start that was cut short is completed. */
export async function provision(adminUrl: string): Promise<void> {
  await withConnection(adminUrl, async client => {
    const isMissing = async (query: string) => (await client.query(query)).rowCount === 0;
    if (await isMissing(`select from pg_roles where rolname = 'app'`)) {
      await client.query(
        'create role app login nosuperuser nocreatedb nocreaterole noreplication nobypassrls',
      );
    }
    if (await isMissing(`select from pg_database where datname = 'app'`)) {
      await client.query('create database app owner app');
    }
  });
}

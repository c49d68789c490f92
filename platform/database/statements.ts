/** Caches prepared statements per database or transaction, so that neither this process nor PostgreSQL builds their text again. */
export function statementsOn<On extends object, Statements>(prepare: (database: On) => Statements): (database: On) => Statements {
  const cache = new WeakMap<On, Statements>();
  return (database) => {
    const statements = cache.get(database) ?? prepare(database);
    cache.set(database, statements);
    return statements;
  };
}

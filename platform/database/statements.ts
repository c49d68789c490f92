/**
 * Statements that are put together once for each database or transaction that they run on, so that neither this process nor a
 * connection works out their text anew.
 */
export function statementsOn<On extends object, Statements>(prepare: (database: On) => Statements): (database: On) => Statements {
  const known = new WeakMap<On, Statements>();
  return (database) => {
    const statements = known.get(database) ?? prepare(database);
    known.set(database, statements);
    return statements;
  };
}

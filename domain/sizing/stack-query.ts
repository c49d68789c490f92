/** The query names of a stack with the values they may take, for the route table. */
export const stackQuery = { modules: /^[1-6]$/, towers: /^[1-5]$/ };

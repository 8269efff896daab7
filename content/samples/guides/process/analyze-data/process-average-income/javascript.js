const { BadRequestError } = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args }) => {
  const people = args.people;
  if (!Array.isArray(people) || people.length < 5) {
    throw new BadRequestError({ people: "Send at least five people." });
  }
  const incomes = people.map((person) => person?.monthly_income);
  if (!incomes.every(Number.isFinite)) {
    throw new BadRequestError({ people: "Each person needs a monthly income." });
  }
  const total = incomes.reduce((sum, income) => sum + income, 0);
  return {
    raw: {
      people: people.length,
      average_monthly_income: Math.round(total / people.length),
    },
  };
};

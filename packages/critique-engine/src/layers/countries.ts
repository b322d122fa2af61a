/** Names of countries, and of parts of the world that essays use like them. */
export const COUNTRIES: readonly string[] =
  `Afghanistan|Algeria|Angola|Argentina|Australia|Austria|Bangladesh|Belgium|Botswana|Brazil|Cambodia|Canada|Chile|China|Colombia|Cuba|Denmark|Egypt|England|Ethiopia|Finland|France|Germany|Ghana|Greece|Hong Kong|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Japan|Jordan|Kazakhstan|Kenya|Korea|South Korea|North Korea|Lesotho|Malaysia|Mexico|Morocco|Mozambique|Namibia|Nepal|Netherlands|New Zealand|Nigeria|Norway|Pakistan|Peru|Philippines|Poland|Portugal|Romania|Russia|Rwanda|Saudi Arabia|Scotland|Senegal|Singapore|Somalia|South Africa|Spain|Sri Lanka|Sudan|Sweden|Switzerland|Syria|Taiwan|Tanzania|Thailand|Turkey|Uganda|Ukraine|United Kingdom|United States|USA|UK|Uruguay|Venezuela|Vietnam|Wales|Zambia|Zimbabwe`.split(
    '|',
  );

import { and, asc, eq, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { schedulingPlaces } from "db/schema/scheduling.ts";
import { therapistLocations } from "db/schema/therapists.ts";
import type { KnownPlace } from "../../../domain/arrival.ts";
import { preparedOnce } from "./prepared-once.ts";

const places = preparedOnce((connection) =>
  connection.select({
    therapistId: therapistLocations.therapistId,
    address: therapistLocations.address,
    city: therapistLocations.city,
    cityNames: domainValues.labels,
    calendarName: schedulingPlaces.name,
    arrivalNote: therapistLocations.arrivalNote,
    label: therapistLocations.label,
    access: therapistLocations.access,
    lat: therapistLocations.lat,
    lon: therapistLocations.lon,
  }).from(therapistLocations)
    .leftJoin(
      domainValues,
      and(
        eq(domainValues.domainCode, sql`'CITY'`),
        eq(domainValues.code, therapistLocations.city),
      ),
    )
    .leftJoin(schedulingPlaces, eq(schedulingPlaces.id, therapistLocations.id))
    .where(
      sql`${therapistLocations.therapistId} in (select value from json_each(${
        sql.placeholder("ids")
      }))`,
    )
    .orderBy(asc(therapistLocations.position)).prepare()
);

/** By practitioner, in the order of the profile. */
export async function placesToMeet(
  connection: Connection,
  therapistIds: string[],
): Promise<Map<string, KnownPlace[]>> {
  if (therapistIds.length === 0) return new Map();
  const found = await places(connection).all({ ids: JSON.stringify(therapistIds) });
  const named = found.map(({ cityNames, ...place }) => ({
    ...place,
    cityName: cityNames?.et ?? place.city,
    arrivalNote: { et: "", en: "", ru: "", ...place.arrivalNote },
  }));
  return Map.groupBy(named, ({ therapistId }) => therapistId);
}

"""Tables on one device, without a server: the same messages, answered by the device itself (docs/offline.md)."""

from vabanque.offline.house import DeviceHouse

__all__ = ["DeviceHouse"]
